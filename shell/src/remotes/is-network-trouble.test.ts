import { isNetworkTrouble } from './is-network-trouble.ts';

test.each([
  'Loading chunk 991 failed. (error: http://localhost/x.js)',
  'Loading css chunk 474 failed. (error: undefined)',
  'loading passed its deadline of 12 s',
  '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
  'Failed to fetch',
])('%s is about files that did not arrive', (message) => {
  expect(isNetworkTrouble(message)).toBe(true);
});

test.each([
  'broken on purpose',
  'x is not a function',
  'it does not offer routes',
  'Failed to load script resources. #RUNTIME-008 ScriptExecutionError: Script "http://localhost/x.js" loaded but threw',
  'Loading chunk 991 failed. (missing: http://localhost/x.js)',
])('%s is not', (message) => {
  expect(isNetworkTrouble(message)).toBe(false);
});
