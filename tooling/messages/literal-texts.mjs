import { parseSync, traverse } from '@babel/core';
import { isMacro, returned, textsOf, valuesIn } from './texts-of.mjs';

/** Attributes that users see or hear, of the browser's elements and of our components. */
const SHOWN_ATTRIBUTE =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|message|body|legend|sub|heading|hint|summary|detail|suffix|prefix|description|caption|(\w+L|l)abel|(\w+T|t)ext)$/;

/** Attributes that hold a text or a value. */
const PERHAPS_SHOWN = /^(reason|missing|header|about|note|noun)$/;
const SHOWN_MEMBER =
  /^(title|placeholder|message|body|heading|hint|summary|sub|description|textContent|ariaLabel|(\w+L|l)abel|(\w+T|t)ext)$/;

/** Functions that show what they are given. */
const SHOWING_CALL = /^(updateToast|announce|confirm|alert|prompt)$/;

/** Functions whose arguments are read by engineers: errors of the code, logs. */
const FOR_ENGINEERS = /(Error|Exception)$|^(required|invariant|assert\w*|Symbol)$/;
/** Macros that give a text at once; `msg` describes one. */
const MAKES_TEXT = /^(t|plural|select|selectOrdinal)$/;
/** Functions that compare with what they are given. */
const COMPARING_CALL = /^(startsWith|endsWith|includes|indexOf|has|get)$/;

/** Functions and constants whose name says that they give texts. */
const TEXT_NAME =
  /^(describe\p{Lu}\w*|(\p{Ll}\w*|[\p{Lu}_]*)(label|text|title|message|sentence|hint|heading|summary)s?(of|for)?)$/iu;
/** Of selectors, markup and other code. */
const CODE = /[=<>{}[\]]/;
const COMPONENT_NAME = /^\p{Lu}\w*\p{Ll}/u;

const LETTER = /\p{L}/u;
/** A capital letter first, or a blank between words. */
const LANGUAGE = /^[^\p{L}]*\p{Lu}\p{Ll}|\p{L}{2}[,.:;!?…]? +\p{L}/u;
/**
 * A text, wherever it stands: words with blanks between them that hold nothing of code, with a capital letter at the beginning alone, or with
 * the end of a sentence. 0 stands for a value.
 */
const SENTENCE =
  /^\p{Lu}[\p{L}'’]*,?( 0)* \p{Ll}[^{}<>=]*$|^\p{Lu}[\p{L}'’]*([,;:]? [\p{L}'’“”]+){3}[^{}<>=]*[.!?]$/u;
/** Part of a text beside values: letters with a blank at their side. */
const WORD_OF_SENTENCE = /\p{L}{2}\s|\s\p{L}/u;
/** What stands where a name is missing. */
const WORD = /^\p{Lu}\p{Ll}+/u;
/** A member that is named by a value of a service, such as `CURRENT`. */
const VALUE_OF_SERVICE = /^[A-Z][A-Z_]{2,}$/;

/**
 * Texts of the product that are no messages, and messages that are shown in the language of the start for ever.
 * @param {string} source TypeScript
 * @param {string} file
 * @returns {{ line: number, text: string, isFixed?: boolean }[]} `isFixed`: a message that is made when its module is evaluated
 */
export function literalTexts(source, file) {
  /** @type {Map<any, { line: number, text: string, isFixed?: boolean }>} */
  const found = new Map();
  /** @param {any} node @param {string} text */
  const report = (node, text) => found.set(node, { line: node.loc?.start.line ?? 0, text: text.trim() });
  /** @param {any} path @param {RegExp} pattern */
  const check = (path, pattern) => {
    for (const { node, text, isPart } of textsOf(path))
      if ((isPart ? LETTER : pattern).test(text)) report(node, text);
  };
  /** @param {any} path what has the name of a text */
  const checkNamed = (path) => {
    for (const { node, text, isPart } of textsOf(path)) {
      if (!CODE.test(text) && (isPart ? WORD_OF_SENTENCE : LANGUAGE).test(text)) report(node, text);
    }
  };
  /** @param {any} path a call of a macro, perhaps @param {string} name */
  const checkMoment = (path, name) => {
    if (!MAKES_TEXT.test(name) || path.getFunctionParent() || path.findParent(isClassMember)) return;
    found.set(path.node, { line: path.node.loc?.start.line ?? 0, text: path.toString(), isFixed: true });
  };
  traverse(parse(source, file), {
    TSType: (path) => path.skip(),
    ImportDeclaration: (path) => path.skip(),
    ThrowStatement: (path) => path.skip(),
    NewExpression(path) {
      if (FOR_ENGINEERS.test(path.node.callee.name ?? '')) path.skip();
    },
    // A word among the values of a message is not translated with it.
    TaggedTemplateExpression(path) {
      if (!isMacro(path.node.tag)) return;
      checkMoment(path, path.node.tag.name);
      for (const value of path.get('quasi.expressions')) check(value, LETTER);
      path.skip();
    },
    CallExpression(path) {
      const { callee } = path.node;
      const name = callee.name ?? callee.property?.name ?? '';
      checkMoment(path, name);
      if (isMacro(callee) || FOR_ENGINEERS.test(name) || callee.object?.name === 'console') path.skip();
      else if (SHOWING_CALL.test(name))
        for (const argument of path.get('arguments')) check(argument, LANGUAGE);
    },
    JSXText(path) {
      if (LETTER.test(path.node.value) && !isInMessage(path)) report(path.node, path.node.value);
    },
    JSXExpressionContainer(path) {
      const expression = path.get('expression');
      const isPartOfMessage =
        isInMessage(path) && (expression.isStringLiteral() || expression.isTemplateLiteral());
      if (!path.parentPath.isJSXAttribute() && !isPartOfMessage) check(expression, LETTER);
    },
    JSXAttribute(path) {
      const name = String(path.node.name.name);
      if (isMacro(path.parent.name)) path.skip();
      else if (SHOWN_ATTRIBUTE.test(name)) check(path.get('value'), LETTER);
      else if (PERHAPS_SHOWN.test(name)) check(path.get('value'), LANGUAGE);
    },
    ObjectProperty(path) {
      const name = String(path.node.key.name ?? path.node.key.value);
      const value = path.get('value');
      if (path.node.computed) return;
      if (SHOWN_MEMBER.test(name)) check(value, LANGUAGE);
      else if (VALUE_OF_SERVICE.test(name) && !value.isArrayExpression()) check(value, LANGUAGE);
    },
    AssignmentExpression(path) {
      if (SHOWN_MEMBER.test(path.node.left.property?.name ?? '')) check(path.get('right'), LANGUAGE);
    },
    LogicalExpression(path) {
      const right = path.get('right');
      if (path.node.operator !== '&&' && right.isStringLiteral()) check(right, WORD);
    },
    'VariableDeclarator|FunctionDeclaration'(path) {
      const name = path.node.id?.name ?? '';
      if (!TEXT_NAME.test(name) || COMPONENT_NAME.test(name) || isConst(path.node.init)) return;
      for (const text of path.isFunctionDeclaration()
        ? returned(path).flatMap(valuesIn)
        : valuesIn(path.get('init')))
        checkNamed(text);
    },
    StringLiteral(path) {
      if (SENTENCE.test(path.node.value) && !isName(path)) report(path.node, path.node.value);
    },
    TemplateLiteral(path) {
      const text = path.node.quasis.map(({ value }) => value.cooked).join('0');
      if (SENTENCE.test(text)) report(path.node, text);
    },
  });
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** Evaluated for each instance. @param {any} path */
const isClassMember = (path) => path.isClassProperty() || path.isClassPrivateProperty();

/** @param {string} source @param {string} filename */
function parse(source, filename) {
  const plugins = filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  return parseSync(source, { filename, configFile: false, babelrc: false, parserOpts: { plugins } });
}

/** @param {any} path */
const isInMessage = (path) =>
  Boolean(
    path.findParent((/** @type {any} */ one) => one.isJSXElement() && isMacro(one.node.openingElement.name)),
  );

/** `as const`: a value of the code, whatever it looks like. @param {any} node */
const isConst = (node) => node?.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name === 'const';

/** A value that is compared, a key, one `as const`, in a list too, or of a list that is named by a value of a service. @param {any} path */
function isName({ key, parent, parentPath }) {
  if (parent.type === 'BinaryExpression') return parent.operator !== '+';
  if (parent.type === 'ObjectProperty') return key === 'key';
  if (parent.type === 'CallExpression' || parent.type === 'OptionalCallExpression')
    return COMPARING_CALL.test(parent.callee.property?.name ?? '');
  if (parent.type !== 'ArrayExpression') return parent.type === 'SwitchCase' || isConst(parent);
  const owner = parentPath.parent;
  return isConst(owner) || VALUE_OF_SERVICE.test(owner.key?.name ?? '');
}
