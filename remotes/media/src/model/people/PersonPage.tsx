import { type MissingPart, type QueryOperation, useQuery } from '@tsugi/data';
import { useParams } from '@tsugi/router';
import { MissingParts, PanelBoundary } from '@tsugi/ui/components';
import { type ReactNode, useState } from 'react';
import { PageFailure } from '../PageFailure.tsx';
import { parseId } from '../parse-id.ts';
import { readableName } from '../readable-name.ts';
import { useWorks, type Works } from './use-works.ts';

export interface PersonPageProps<P, V, D> {
  /** "Character": stands for the name until there is one. */
  readonly label: string;
  /** "There is no such character" */
  readonly missing: string;
  /** "Character page error": stands there when it cannot be rendered. */
  readonly message: string;
  /** The person comes with the first page of the works. */
  readonly operation: QueryOperation<V, D>;
  readonly variables: (id: number, works: Works) => V;
  readonly personOf: (data: D) => P | null | undefined;
  readonly skeleton: (name: string) => ReactNode;
  readonly children: (person: P, works: WorksOf) => ReactNode;
}

/** The works around which a person is shown. */
export interface WorksOf {
  readonly works: Works;
  /** What the first page lacks, and where it is said. */
  readonly missing: readonly MissingPart[];
  readonly notice: ReactNode;
}

/** A page of a character, a member of the staff or a studio, in each of its states. */
export function PersonPage<P, V, D>(props: PersonPageProps<P, V, D>) {
  const { id: segment, name } = useParams();
  const id = parseId(segment);
  if (id === undefined) return <PageFailure missing={props.missing} error={undefined} onRetry={() => {}} />;
  return <LoadedPerson key={id} {...props} id={id} name={readableName(name, props.label)} />;
}

interface LoadedPersonProps<P, V, D> extends PersonPageProps<P, V, D> {
  readonly id: number;
  readonly name: string;
}

function LoadedPerson<P, V, D>(props: LoadedPersonProps<P, V, D>) {
  const { id, name, message, operation, variables, personOf, skeleton, children } = props;
  const works = useWorks();
  const { data, status, error, missing, retry } = useQuery(operation, variables(id, works));
  const person = useLast(data && (personOf(data) ?? undefined));
  if (!person && status === 'error')
    return <PageFailure missing={props.missing} error={error} onRetry={retry} />;
  if (!person) return skeleton(name);
  return (
    <PanelBoundary message={message} extent="page">
      {children(person, { works, missing, notice: <MissingParts missing={missing} onRetry={retry} /> })}
    </PanelBoundary>
  );
}

/** The value, or the last one there was: what stays in sight while another filter is being asked for. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
