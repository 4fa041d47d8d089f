import { t } from '@tsugi/i18n/macro';
import { useLocation, useNavigate } from '@tsugi/router';
import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { SearchField, Switch } from '@tsugi/ui/components';
import { SelectField } from '@tsugi/ui/form';
import { useTypedText, useUrlState } from '@tsugi/ui/url-state';
import { PEOPLE_LABELS, type PeopleKind, peopleKind } from '../../model/people-kinds.ts';
import { KindSwitch, kindPath } from '../../switch/KindSwitch.tsx';
import { ORDER_LABELS, orderOf, ordersOf } from './orders.ts';
import classes from './People.module.css';
import { PeopleResults } from './PeopleResults.tsx';
import { PEOPLE_CODEC } from './params.ts';
import { hasBirthdays } from './people-operations.ts';

/** A pause this long in typing starts the search. */
const TYPING_PAUSE_MS = 300;

/** /search/characters, /search/staff, /search/studios, /search/users */
export function PeoplePage() {
  const kind = peopleKind(useLocation().pathname);
  return <PeopleSearch key={kind} kind={kind} />;
}

const SEARCH_LABELS: Readonly<Record<PeopleKind, string>> = {
  get characters() {
    return t`Search characters`;
  },
  get staff() {
    return t`Search staff`;
  },
  get studios() {
    return t`Search studios`;
  },
  get users() {
    return t`Search users`;
  },
};

function PeopleSearch({ kind }: { readonly kind: PeopleKind }) {
  const navigate = useNavigate();
  const [params, setParams] = useUrlState(PEOPLE_CODEC);
  const { q, order, birthday } = params;
  const [text, setText, flush] = useTypedText(
    q,
    (next) => setParams({ ...params, q: next }),
    TYPING_PAUSE_MS,
  );
  const label = SEARCH_LABELS[kind];
  const orders = ordersOf(kind, q);
  return (
    <div className="page">
      <PageTitle
        title={q === '' ? PEOPLE_LABELS[kind] : q}
        sub={q === '' ? undefined : PEOPLE_LABELS[kind]}
      />
      <VisuallyHidden>
        <h1>{label}</h1>
      </VisuallyHidden>
      <div className={`column gap-3 ${classes.head}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: assistive technology has known the role longer than the element */}
        <form
          role="search"
          className={`row gap-3 ${classes.controls}`}
          onSubmit={(event) => {
            event.preventDefault();
            flush();
          }}
        >
          <KindSwitch
            kind={kind}
            // The user is still at the controls, so the frame leaves the focus where it is.
            onChange={(next) => void navigate(kindPath(next, text.trim()), { state: { keepFocus: true } })}
          />
          <SearchField
            className={classes.field}
            size="lg"
            label={label}
            placeholder={label}
            value={text}
            onChange={setText}
          />
        </form>
        <div className={`row wrap ${classes.options}`}>
          <SelectField
            inline
            label={t`Sort order`}
            value={orderOf(kind, q, order)}
            options={orders.map((value) => ({ value, label: ORDER_LABELS[value] }))}
            onChange={(next) => setParams({ ...params, order: next })}
          />
          {hasBirthdays(kind) && (
            <Switch
              label={t`Birthday today`}
              checked={birthday}
              onChange={(isOn) => setParams({ ...params, birthday: isOn })}
            />
          )}
        </div>
      </div>
      <PeopleResults kind={kind} params={params} onClear={() => setParams({ ...params, birthday: false })} />
    </div>
  );
}
