import withoutHandlers from './without-handlers.mjs';

it('writes handlers of a first screen without what they do', () => {
  const source = `
    export function Row({ onOpen, title }: { onOpen?: () => void; title: string }) {
      const [isOpen, setOpen] = useState(false);
      const open = async () => { await load(); setOpen(true); };
      function close() { setOpen(false); }
      return (
        <li onClick={open} onPointerEnter={() => void load()} onBlur={close}>
          <Button onPress={onOpen} onClose={setOpen} title={() => title} render={() => <b onClick={open} />} />
        </li>
      );
    }`;
  const result = withoutHandlers(source);
  expect(result).toContain(
    '<li onClick={() => undefined} onPointerEnter={() => undefined} onBlur={() => undefined}>',
  );
  // Whether there is one is the caller's to say.
  expect(result).toContain('<Button onPress={onOpen} onClose={setOpen} title={() => title} render=');
  expect(result).toContain('render={() => <b onClick={() => undefined} />}');
});

it('leaves a module without elements as it is', () => {
  expect(withoutHandlers('export const onClick = () => open();')).toBe(
    'export const onClick = () => open();',
  );
});
