import { preset } from '../../tooling/rspack/preset.mjs';

export default preset('schedule');
