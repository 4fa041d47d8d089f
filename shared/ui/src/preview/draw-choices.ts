import { element } from './element.ts';

interface Choices {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Of the component that is drawn. */
  readonly classes: Readonly<Record<'group' | 'option' | 'input', string | undefined>>;
}

/** One of a few: the form that radio groups share. */
export function drawChoices({ value, options, classes }: Choices): HTMLElement {
  const labels = options.map((option) => {
    const input = element('input', classes.input);
    input.type = 'radio';
    input.checked = option.value === value;
    return element('label', classes.option, input, option.label);
  });
  const group = element('div', classes.group, ...labels);
  group.inert = true;
  return group;
}
