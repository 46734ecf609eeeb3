import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { findContentType } from '../../../content-types/registry';
import { DayList } from '../../ui/DayList';
import type { Entry } from './activity';

export function ActivityDays({ entries }: { entries: readonly Entry[] }) {
  return (
    <DayList
      items={entries.map((entry) => ({
        id: entry.id,
        at: entry.at,
        children: <Sentence entry={entry} />,
      }))}
    />
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const { verb, object, to } = describeEntry(entry);
  return (
    <Typography>
      <strong>{entry.who ?? 'Somebody with the project’s keys'}</strong> {verb}{' '}
      {to ? (
        <Link component={RouterLink} to={to}>
          {object}
        </Link>
      ) : (
        object
      )}
    </Typography>
  );
}

const VERBS: Record<string, string> = {
  restored: 'brought back',
  withdrawn: 'withdrew',
  unscheduled: 'called off the publication of',
};

/** Verb "published", object 'the blog post “Spring”', and its link while it exists. */
export function describeEntry(entry: Entry): { verb: string; object: string; to?: string } {
  const { about, what, title, row_id, is_gone } = entry;
  if (about === 'staff') return aboutPeople(entry);
  const schema = findContentType(about);
  const kind = schema?.words.singular ?? about.replaceAll('_', ' ');
  const object = title && !schema?.singleton ? `the ${kind} “${title}”` : `the ${kind}`;
  return {
    verb: VERBS[what] ?? what,
    object,
    ...(!is_gone && schema && { to: `/admin/${about}${schema.singleton ? '' : `/${row_id}`}` }),
  };
}

function aboutPeople({ what, title, role, who }: Entry): { verb: string; object: string } {
  const name = title ?? 'somebody';
  switch (what) {
    case 'invited':
      return { verb: 'invited', object: title ? `${name} as an ${role}` : `an ${role}` };
    case 'revoked':
      return { verb: 'revoked', object: `the invitation of ${title ?? `an ${role}`}` };
    case 'joined':
      return who === title
        ? { verb: 'joined', object: `as an ${role}` }
        : { verb: 'added', object: `${name} as an ${role}` };
    case 'role':
      return { verb: 'made', object: `${who === title ? 'themselves' : name} an ${role}` };
    case 'recovered':
      return { verb: 'used', object: 'a recovery code, which removed their second factor' };
    case 'factor reset':
      return { verb: 'reset', object: `the second factor of ${name}` };
    default:
      return who === title
        ? { verb: 'left', object: '' }
        : { verb: 'ended', object: `the membership of ${name}` };
  }
}
