/** React's names of attributes that are not the same in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
};

const LEFT_OUT = new Set(['children', 'key', 'ref', 'autoFocus', 'dangerouslySetInnerHTML']);

/** Attributes with the values "true" and "false". */
const BOOLEAN_ATTRIBUTES = /^(?:aria-|data-|draggable$|contentEditable$|spellCheck$)/;
const SVG_WITH_DASHES = /^(?:stroke|fill|clip|stop|text|dominant|font)[A-Z]/;
/** Style properties whose numbers are no lengths. */
const WITHOUT_UNIT =
  /^(?:opacity|zIndex|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|aspectRatio|animationIterationCount|(?:grid|column|line).*|scale|zoom)$/;

/** The attributes that React would set for these properties. Event handlers are left out. */
export function attributesOf(
  props: Readonly<Record<string, unknown>>,
  isSvg: boolean,
): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (LEFT_OUT.has(name) || /^on[A-Z]/.test(name)) continue;
    const text = name === 'style' ? styleText(value) : attributeText(name, value);
    if (text !== undefined) attributes[attributeName(name, isSvg)] = text;
  }
  return attributes;
}

function attributeName(name: string, isSvg: boolean): string {
  if (NAMES[name]) return NAMES[name];
  if (!isSvg) return name.toLowerCase();
  return SVG_WITH_DASHES.test(name) ? dashed(name) : name;
}

function attributeText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'function') return undefined;
  if (typeof value === 'boolean' && !BOOLEAN_ATTRIBUTES.test(name)) return value ? '' : undefined;
  return String(value);
}

function styleText(style: unknown): string | undefined {
  if (typeof style !== 'object' || style === null) return undefined;
  const rules = Object.entries(style)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
    )
    .map(([name, value]) => {
      if (name.startsWith('--')) return `${name}:${value}`;
      const isLength = typeof value === 'number' && value !== 0 && !WITHOUT_UNIT.test(name);
      return `${dashed(name)}:${value}${isLength ? 'px' : ''}`;
    });
  return rules.length === 0 ? undefined : rules.join(';');
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
