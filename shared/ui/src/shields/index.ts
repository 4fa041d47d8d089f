// What hides scores and spoilers in this tab. The components are in `@tsugi/ui/components`.
export { readShields, type ShieldSubject, type Shields, shieldsAtom } from './shields.ts';
export {
  followShields,
  liftShields,
  restoreShields,
  shieldsLiftedAtom,
  shieldsOnAtom,
  showInTab,
} from './tab-shields.ts';
