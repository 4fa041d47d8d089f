/** `test.use(WITH_MOTION)`: transitions and animations run, as they do for most users. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
