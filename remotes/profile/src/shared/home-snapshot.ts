/** Where home keeps what its preview draws, and for how long no request is sent for it. */
export const HOME_SNAPSHOT = { name: 'home-signed-in', freshForSeconds: 60 } as const;
