import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import LinkIcon from '@mui/icons-material/Link';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { Box } from '@mui/material';
import { toolbarRow } from './editor-styles';
import { TOOLBAR_COMMANDS } from './toolbar-commands';

const INSERTS = [{ icon: LinkIcon }, { icon: AddPhotoAlternate }, { icon: TableChart }];

/** How the editor's buttons look, which cannot be pressed yet, so that nothing moves when they can. */
export function EditorSkeleton() {
  return (
    <>
      <Box
        aria-hidden
        sx={{
          ...toolbarRow,
          color: 'action.active',
          fontSize: '0.8125rem',
          lineHeight: 1.75,
          fontWeight: 700,
          // The sizes of ToolbarButton and of the lines between their groups.
          '& > span': {
            display: 'grid',
            placeItems: 'center',
            width: { xs: 44, sm: 36 },
            height: { xs: 44, sm: 36 },
          },
          '& > i': {
            display: { xs: 'none', sm: 'block' },
            alignSelf: 'stretch',
            mx: 0.5,
            borderRight: '1px solid',
            borderColor: 'divider',
          },
        }}
      >
        {[...TOOLBAR_COMMANDS, INSERTS].map((group, index) => [
          index > 0 && <i key={index} />,
          ...group.map((button, place) => {
            const { icon: Icon, text } = { text: '', ...button };
            return <span key={`${index}-${place}`}>{Icon ? <Icon fontSize="small" /> : text}</span>;
          }),
        ])}
      </Box>
      <Box
        aria-hidden
        sx={{
          // As the choice of a view stands on the line of the field's label.
          position: 'absolute',
          right: 0,
          bottom: '100%',
          mb: 0.5,
          display: 'flex',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          color: 'action.active',
          fontSize: '0.8125rem',
          lineHeight: 1.75,
          fontWeight: 700,
          '& > span': { px: '7px', py: 0.25 },
          '& > :first-of-type': { color: 'text.primary', backgroundColor: 'action.selected' },
          '& > span + span': { borderLeft: '1px solid', borderColor: 'divider' },
        }}
      >
        <span>Visual</span>
        <span>HTML</span>
      </Box>
    </>
  );
}
