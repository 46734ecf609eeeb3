import { useStore } from 'react-admin';
import { useTableNews } from '../../data/table-news';
import { contentTypes } from '../../../content-types/registry';
import { phrases } from '../../../schema/phrases';
import { MissingAlert } from '../../crud/MissingAlert';

/** Says once which parts of the admin are hidden, because the project lacks their tables. */
export function MissingTablesNotice() {
  const { missing } = useTableNews();
  const names = contentTypes.filter(({ table }) => missing.includes(table)).map(phrases.name);
  const [told, setTold] = useStore('missing-tables-told', '');
  if (names.length === 0 || told === names.join()) return null;
  return <MissingAlert names={names} onClose={() => setTold(names.join())} />;
}
