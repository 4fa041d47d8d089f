// What this tab shows of what is hidden. The components that hide are in `@tsugi/ui/components`.
export {
  followShields,
  liftShields,
  restoreShields,
  shieldsLiftedAtom,
  shieldsOnAtom,
} from './tab-shields.ts';
