/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { currentLanguage, type Language, useLanguage } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { changeLanguage } from './change-language.ts';
import { registry } from './language.ts';
import { keyOf } from './message-key.ts';
import { inLanguage } from './testing.ts';

let scripts: readonly string[] = [];
/** What lets the catalogues of a language arrive. */
const arrivals = new Map<Language, () => void>();

beforeEach(() => {
  inLanguage('de', { [keyOf('Save')]: 'Speichern' });
  inLanguage('en');
  scripts = ['shell'];
  arrivals.clear();
  registry.load = async (_, language = currentLanguage()) => {
    const asked = scripts;
    await new Promise<void>((resolve) => arrivals.set(language, resolve));
    return asked;
  };
});
afterEach(() => act(() => inLanguage('en')));

async function arrive(language: Language): Promise<void> {
  arrivals.get(language)?.();
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

it('changes all texts at once when the translations of every script so far are there', async () => {
  render(<Page />);
  const changed = changeLanguage('de');
  await arrive('de');
  expect(screen.getByText('en: Save')).toBeInTheDocument();
  await arrive('de');
  await act(() => changed);
  expect(screen.getByText('de: Speichern')).toBeInTheDocument();
});

it('waits for a script that began to load in the language before', async () => {
  const changed = changeLanguage('de');
  scripts = ['shell', 'page'];
  await arrive('de');
  scripts = ['shell', 'page', 'dialog'];
  await arrive('de');
  await arrive('de');
  expect(currentLanguage()).toBe('en');
  await arrive('de');
  await changed;
  expect(currentLanguage()).toBe('de');
});

it('ends in the language that was chosen last', async () => {
  const changes = Promise.all([changeLanguage('de'), changeLanguage('ja')]);
  await arrive('ja');
  await arrive('ja');
  expect(currentLanguage()).toBe('ja');
  await arrive('de');
  await arrive('de');
  await changes;
  expect(currentLanguage()).toBe('ja');
});
