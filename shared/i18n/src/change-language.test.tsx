/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { changeLanguage } from './change-language.ts';
import { addCatalogue, currentLanguage, registry, setLanguage } from './language.ts';
import { keyOf } from './message-key.ts';

/** Catalogues that are on their way, by language and script. */
const arrivals = new Map<string, () => void>();

beforeEach(() => {
  arrivals.clear();
  registry.scripts.clear();
  registry.load = (script, language = registry.language) => {
    registry.scripts.add(script);
    return new Promise<void>((resolve) => {
      arrivals.set(`${language} ${script}`, () => {
        if (script === 'page') addCatalogue(language, { [keyOf('Save')]: `Save (${language})` });
        resolve();
      });
    });
  };
});
afterEach(() => act(() => setLanguage('en')));

async function arrive(...names: string[]): Promise<void> {
  for (const name of names) arrivals.get(name)?.();
  await act(async () => {});
}

function Page() {
  const language = useLanguage();
  return (
    <p>
      {language}: {t`Save`}
    </p>
  );
}

it('changes all texts at once when those of every script so far are there', async () => {
  registry.scripts.add('shell').add('page');
  render(<Page />);
  const changed = changeLanguage('de');
  await arrive('de page');
  expect(screen.getByText('en: Save')).toBeInTheDocument();
  await arrive('de shell');
  await act(() => changed);
  expect(screen.getByText('de: Save (de)')).toBeInTheDocument();
});

it('waits for a script that began to load in the language before', async () => {
  registry.scripts.add('shell');
  const changed = changeLanguage('de');
  void registry.load?.('page');
  await arrive('de shell');
  expect(currentLanguage()).toBe('en');
  await arrive('de shell', 'de page');
  await changed;
  expect(currentLanguage()).toBe('de');
});

it('ends in the language that was chosen last', async () => {
  registry.scripts.add('shell');
  const changes = Promise.all([changeLanguage('de'), changeLanguage('ja')]);
  await arrive('ja shell');
  expect(currentLanguage()).toBe('ja');
  await arrive('de shell');
  await changes;
  expect(currentLanguage()).toBe('ja');
});
