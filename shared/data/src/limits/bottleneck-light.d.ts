// The build without clustering ships no types of its own.
declare module 'bottleneck/light' {
  export { default } from 'bottleneck';
}
