/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { Markdown } from './Markdown.tsx';

function show(source: string) {
  installTestHost();
  return renderInRouter(<Markdown source={source} />);
}

describe('a spoiler', () => {
  it('is closed until its button is pressed, and closes again', async () => {
    show('She is ~!alive!~ after all.');
    expect(screen.getByText('alive')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Spoiler, click to view', expanded: false }));
    expect(screen.getByText('alive')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide spoiler', expanded: true }));
    expect(screen.getByText('alive')).not.toBeVisible();
  });

  it('opens by the keyboard', async () => {
    show('~!alive!~');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('alive')).toBeVisible();
  });

  it.each([
    ['over paragraphs', 'Before ~!first\n\nhidden words!~ after'],
    ['with breaks written as tags', 'Before<br><br>~!<br>hidden words<br><br>more!~<br>after'],
    ['inside HTML', '<div>\n~!hidden words!~\n</div>'],
    ['after a break alone on its line', 'Before\n\n<br>\n~!hidden words!~'],
    ['in a centred text', '~~~~!hidden words!~~~~'],
    ['with an exclamation', '~!Oh! hidden words!!~'],
    ['in a list', '- a point ~!hidden words!~'],
    ['in a quotation', '> ~!hidden words!~'],
    ['against a word', 'It is~!hidden words!~'],
    ['indented', '      ~!hidden words!~'],
  ])('stays hidden %s', (_, source) => {
    show(source);
    expect(screen.getByText(/hidden words/)).not.toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Spoiler, click to view' })).toHaveLength(1);
  });

  it('stays open when the page renders anew', async () => {
    const { router } = show('~!alive!~');
    await userEvent.click(screen.getByRole('button'));
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('alive')).toBeVisible();
  });
});

describe('links', () => {
  it('to pages of the tracker stay in the product', async () => {
    const { router } = show('See [this](https://anilist.co/anime/21/One-Piece).');
    const link = screen.getByRole('link', { name: 'this' });
    expect(link).toHaveAttribute('href', '/ani/anime/21/One-Piece');
    expect(link).not.toHaveAttribute('target');
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/ani/anime/21/One-Piece');
  });

  it('to other sites open in a new tab without a referrer', () => {
    show('https://example.org/x');
    const link = screen.getByRole('link', { name: 'https://example.org/x' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('name people', () => {
    show('Thanks @mio, not me@example.org.');
    expect(screen.getByRole('link', { name: '@mio' })).toHaveAttribute('href', '/user/mio');
    expect(screen.getByRole('link', { name: 'me@example.org' })).toHaveAttribute(
      'href',
      'mailto:me@example.org',
    );
  });
});

describe('a text that is too much for the page', () => {
  const HOSTILE = ['>'.repeat(40_000), '~~~x'.repeat(9_000), '*a_'.repeat(1_300), 'a'.repeat(200_000)];

  it.each(HOSTILE)('is shown as it was written, and its neighbours as Markdown (text %#)', (source) => {
    installTestHost();
    const { container } = renderInRouter(
      <>
        <Markdown source="before *this*" />
        <Markdown source={source} />
        <Markdown source="after **this**" />
      </>,
    );
    expect(container.textContent).toContain(source.slice(0, 100));
    expect(container.querySelector('em')).toHaveTextContent('this');
    expect(container.querySelector('strong')).toHaveTextContent('this');
  });

  it('still hides its spoilers until they are opened', async () => {
    show(`${'Words. '.repeat(1_000)}~!She lives!~ ${'More words. '.repeat(100)}`);
    expect(screen.getByText('She lives')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Spoiler, click to view', expanded: false }));
    expect(screen.getByText('She lives')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide spoiler', expanded: true }));
    expect(screen.getByText('She lives')).not.toBeVisible();
  });
});

describe('where spoilers are to be kept out of the page', () => {
  beforeEach(() => localStorage.setItem('tsugi.settings', '{"shields":["spoilers"]}'));
  afterEach(() => localStorage.clear());

  it.each([
    ['Markdown', 'She is ~!alive, img220(https://x.example/alive.png)!~ after [all](https://x.example).'],
    ['a text as it was written', `${'Words. '.repeat(1_000)}~!alive!~ ${'More words. '.repeat(100)}`],
    ['a spoiler in a spoiler', '~!alive ~!inner alive!~ too!~'],
  ])('a closed one has nothing of it: %s', async (_what, source) => {
    const { container } = show(source);
    const isThere = () => container.innerHTML.includes('alive');
    expect(isThere()).toBe(false);
    const press = async (name: string) => {
      const [button] = screen.getAllByRole('button', { name });
      if (button) await userEvent.click(button);
    };
    await press('Spoiler, click to view');
    expect(isThere()).toBe(true);
    await press('Hide spoiler');
    expect(isThere()).toBe(false);
  });
});

it('gives no text a button with a label of its own', () => {
  show(
    '<div data-md="spoiler"><button>Log in again</button><div hidden>x</div></div> ~!</span><button>Log in</button>!~',
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Spoiler, click to view',
  ]);
});

it.each([
  '[x](/authentication#access_token=1)',
  '<a href="/AUTHENTICATION/">x</a>',
  'http://localhost/authentication#access_token=1',
])('never links to the page that takes a token: %s', (source) => {
  show(source);
  expect(screen.queryByRole('link')).toBeNull();
});
