import { readDiff } from './changed-lines.mjs';

const DIFF = `diff --git a/shared/data/src/core/sleep.ts b/shared/data/src/core/sleep.ts
--- a/shared/data/src/core/sleep.ts
+++ b/shared/data/src/core/sleep.ts
@@ -3 +3,2 @@ import
-old
+new
+newer
@@ -9,2 +10,0 @@ export
-gone
-gone
@@ -20 +19 @@ export
-old
+++ counter;
diff --git a/gone.ts b/gone.ts
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-all
`;

test('the lines that a file has now and had not before, without those that are gone', () => {
  expect([...readDiff(DIFF)]).toEqual([
    [
      'shared/data/src/core/sleep.ts',
      [
        [3, 4],
        [19, 19],
      ],
    ],
  ]);
});

test('no difference has no lines', () => {
  expect(readDiff('').size).toBe(0);
});
