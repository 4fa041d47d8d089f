import type { QueryOperation } from '../core/operation.ts';

/**
 * The answer that a preview draws from.
 * @param data what the boot script hands over: the tracker's `data`, or what was kept of it
 * @param isKept the latter, which the operation has read already
 * @throws whatever the operation throws for data of another shape
 */
export function previewAnswer<V, D>(
  operation: Pick<QueryOperation<V, D>, 'decode'>,
  variables: V,
  data: unknown,
  isKept: boolean | undefined,
): D {
  // Kept for this very question: the text of the operation is part of the question's name.
  return isKept ? (data as D) : operation.decode(data, variables);
}
