import { START_POLICY } from '../src/start-policy.ts';

const CONTROLS = ':is(a,button,input)';
const FIRST_CONTROLS = `main ${CONTROLS}, nav a`;
/** Links of React's frame that its lazy file renders anew. */
const LATE_CONTROLS = 'header nav a';

/** Where React's page has the same control. */
interface Place {
  readonly root: '#main' | 'nav';
  /** Its `aria-label`. */
  readonly label: string | null;
  /** The complete URL of a link. */
  readonly href: string | undefined;
  /** Its index among the controls of the root with the same label and URL. */
  readonly index: number;
}

/**
 * The controls of a first screen have no handlers yet. When React's page has replaced it, the control that was used
 * last is used there: a button is pressed, a text is entered; and the focus goes to the control that had it, before the
 * next key. It waits until the control is there and enabled; a newer press or key of the user ends the wait.
 *
 * The links of the bar are replaced once more, when the lazy file of the frame arrives: a press on one counts then, too.
 */
export function replayPress(): void {
  let pressed: (Place & { readonly value: string }) | undefined;
  let focused: Place | undefined;
  let held: (Place & { readonly control: Element }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = (event: Event) => {
    const { target, type } = event;
    // React's own <main> is never busy; a part of its page may be.
    const isFirst = isFirstScreen();
    if (!isFirst && type !== 'pointerdown') return;
    // Events of these types have elements as targets.
    const control = (target as Element).closest<HTMLInputElement>(isFirst ? FIRST_CONTROLS : LATE_CONTROLS);
    if (!control) return;
    const root = control.closest('main') ? '#main' : 'nav';
    const { ariaLabel: label, href } = control as Control;
    const place = { root, label, href, index: alike({ root, label, href }).indexOf(control) } as const;
    if (type === 'pointerdown') {
      const { button, ctrlKey, metaKey, shiftKey } = event as PointerEvent;
      // With these a link opens elsewhere.
      held = button || ctrlKey || metaKey || shiftKey ? undefined : { ...place, control };
      return;
    }
    if (type !== 'click') focused = place;
    // A link needs no handler.
    if (type !== 'focusin' && !control.matches('a')) pressed = { ...place, value: control.value };
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-disabled', 'aria-busy'],
    });
  };
  const replay = () => {
    if (isFirstScreen()) return;
    timer ??= setTimeout(end, START_POLICY.replayMs);
    const [press, focus] = [pressed && find(pressed), focused && find(focused)];
    // The places are forgotten first: what is done here is observed too.
    if (press && pressed) {
      const { value } = pressed;
      pressed = undefined;
      if (isField(press)) enterText(press, value);
      else press.click();
    }
    if (focus) {
      focused = undefined;
      // The user, or the page, may have moved it meanwhile.
      if (document.activeElement === document.body) focus.focus();
    }
    if (!pressed && !focused) end();
  };
  const observer = new MutationObserver(replay);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    pressed = focused = timer = undefined;
  };
  const endAfterFirstScreen = () => {
    if (!isFirstScreen()) end();
  };
  // The control was replaced between the two halves of a press: the browser finds no element that saw both.
  const release = ({ target, type }: Event) => {
    const control = held && type === 'pointerup' && !held.control.isConnected ? find(held) : undefined;
    held = undefined;
    if (control?.contains(target as Node) && !isField(control)) control.click();
  };
  for (const type of ['click', 'input', 'focusin', 'pointerdown']) addEventListener(type, store);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, endAfterFirstScreen, true);
}

function isFirstScreen(): boolean {
  return document.querySelector('main[aria-busy]') !== null;
}

/** A link, a button or a field. */
type Control = HTMLInputElement & { readonly href?: string };

function alike({ root, label, href }: Omit<Place, 'index'>): Control[] {
  return [...document.querySelectorAll<Control>(`${root} ${CONTROLS}`)].filter(
    (one) => one.ariaLabel === label && one.href === href,
  );
}

/** React's control in the same place, if it can be used. */
function find(place: Place): Control | undefined {
  const control = alike(place)[place.index];
  return control?.matches(':not(:disabled, [aria-disabled="true"])') ? control : undefined;
}

function isField(control: HTMLInputElement): boolean {
  return control.matches('input:not([type="radio"], [type="checkbox"])');
}

/** As if it had been typed: React tracks the value through the element's own setter, so the prototype's is used. */
function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
