import { useEffect, useMemo, useState } from 'react';
import { malEngine, type SearchEngine, TRACKER } from '../../engines/engines.ts';
import type { EngineRules } from '../../filters/engine-rules.ts';
import type { EngineName } from '../../model/values.ts';
import { loadMalRules } from './mal/load-mal.ts';

let loadedRules: EngineRules | undefined;

/** The engine of a search. What the MAL-style service cannot do is code that arrives with its first search. */
export function useEngine(name: EngineName): SearchEngine {
  const [rules, setRules] = useState(() => loadedRules);
  const isMissing = name === 'mal' && rules === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loadMalRules().then(
      (loaded) => {
        loadedRules = loaded;
        setRules(() => loaded);
      },
      // The results are in the same file: they say so, and ask again.
      () => undefined,
    );
  }, [isMissing]);
  return useMemo(() => (name === 'mal' ? malEngine(rules) : TRACKER), [name, rules]);
}
