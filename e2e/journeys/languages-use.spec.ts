import { pageIsReady } from '../support/frame-is-ready.ts';
import { editorOf } from '../support/list-editor.ts';
import { popularAnime } from '../support/popular-media.ts';
import { expect, test } from '../support/test.ts';

/** Names by which a user of the language finds things. */
const LANGUAGES = {
  German: {
    locale: 'de-DE',
    logIn: 'AniList-Login',
    account: 'Konto, aoi',
    search: 'Suche',
    searchBox: 'Anime und Manga suchen',
    results: 'Ergebnisse',
    allFields: 'Bewertung, Daten, Notizen …',
    status: 'Status',
    completed: 'Abgeschlossen',
    notes: 'Notizen',
    save: 'Speichern',
    compare: 'Vergleichen',
    findUser: 'Nutzer finden',
    affinity: 'Übereinstimmung',
    shared: /\d gemeinsame Titel/,
    total: /^Anime insgesamt: \d+$/,
    format: 'Format',
    movie: 'Film',
  },
  Japanese: {
    locale: 'ja-JP',
    logIn: 'AniListログイン',
    account: 'アカウント、aoi',
    search: '検索',
    searchBox: 'アニメとマンガを検索',
    results: '結果',
    allFields: 'スコア・日付・メモ…',
    status: 'ステータス',
    completed: '完了',
    notes: 'メモ',
    save: '保存',
    compare: '比較',
    findUser: 'ユーザーを検索',
    affinity: '相性',
    shared: /共通の作品\d+件/,
    total: /^アニメ 全\d+件$/,
    format: '形式',
    movie: '映画',
  },
} as const;

for (const [language, { locale, ...names }] of Object.entries(LANGUAGES)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(`a user logs in, searches a title, edits its entry and compares lists by ${language} names`, async ({
      page,
      deployment,
      sandbox,
    }) => {
      // Under the titles that she prefers.
      const [media] = await popularAnime(await sandbox.token('aoi'));
      if (!media) throw new Error('The sandbox has no anime');
      await page.goto(deployment.url);
      await page.getByRole('banner').getByRole('link', { name: names.logIn, exact: true }).click();
      await page.getByRole('link', { name: /aoi/ }).click();
      await expect(page).toHaveURL(deployment.url);
      await expect(page.getByRole('banner').getByRole('button', { name: names.account })).toBeVisible();

      const bar = page.getByRole('banner').getByRole('navigation');
      await bar.getByRole('link', { name: names.search, exact: true }).click();
      await expect(page).toHaveURL(/\/browse\/media$/);
      await pageIsReady(page);
      const searchBox = page.getByRole('main').getByRole('searchbox', { name: names.searchBox });
      await searchBox.fill(media.title);
      await searchBox.press('Enter');
      const results = page.getByRole('list', { name: names.results, exact: true });
      await results.getByRole('link', { name: media.title, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: media.title, exact: true })).toBeVisible();
      await pageIsReady(page);

      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name: names.allFields }).click();
      const form = editorOf(page, media.title);
      await form.getByLabel(names.status, { exact: true }).selectOption({ label: names.completed });
      await form.getByLabel(names.notes).fill('一二三 äöü');
      await form.getByRole('button', { name: names.save }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('main').getByRole('button', { name: names.completed })).toBeVisible();

      await bar.getByRole('link', { name: names.compare, exact: true }).click();
      const box = page.getByRole('combobox', { name: names.findUser });
      await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
      for (const user of ['aoi', 'ren']) {
        await box.fill(user);
        await expect(page.getByRole('option', { name: user, exact: true })).toBeVisible();
        await box.press('Enter');
        await expect(page).toHaveURL(new RegExp(`user=${user}$`));
      }
      await expect(page.getByRole('region', { name: names.affinity })).toContainText(names.shared);
      const total = page.getByRole('heading', { name: names.total });
      const all = (await total.textContent()) ?? '';
      await page.getByRole('button', { name: names.format, exact: true }).click();
      await page
        .getByRole('dialog', { name: names.format })
        .getByRole('checkbox', { name: names.movie, exact: true })
        .check();
      await expect(page).toHaveURL(/&format=MOVIE$/);
      await expect(total).not.toHaveText(all);
    });
  });
}
