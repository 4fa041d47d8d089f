import { accountIdOf } from './token-claims.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the account id of a JWT is its subject', () => {
  expect(accountIdOf(`${part({ typ: 'JWT' })}.${part({ sub: '123' })}.signature`)).toBe(123);
});

test.each([
  ['no token', undefined],
  ['text without parts', 'x'.repeat(60)],
  ['a part that is not base64', 'a.%%%.c'],
  ['a part that is not JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
  ['JSON that is no object', `a.${Buffer.from('null').toString('base64url')}.c`],
  ['no subject', `a.${part({})}.c`],
  ['a subject that is no number', `a.${part({ sub: 'aoi/../' })}.c`],
])('%s names no account', (_name, token) => {
  expect(accountIdOf(token)).toBeUndefined();
});
