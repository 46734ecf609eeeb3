import { Box } from '@mui/material';
import { memo, Suspense, useMemo, useRef } from 'react';
import { sectionTypes } from '../../content-types/sections/registry';
import { currentFill } from '../../site/data/fill-placeholders';
import { readableSection } from '../../site/data/readable-page';
import { useNearViewport } from '../../site/components/use-near-viewport';
import { sectionComponent } from '../../site/sections/components';
import { VisitorsFrame } from './VisitorsFrame';

/** Layout width in CSS pixels. */
const DESK = 1024;

/** A section type's component with its example, rendered near the viewport. */
export const SectionThumbnail = memo(function SectionThumbnail({ type }: { type: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <Box
      ref={place}
      aria-hidden="true"
      sx={{
        aspectRatio: '16 / 10',
        overflow: 'hidden',
        pointerEvents: 'none',
        bgcolor: 'var(--surface)',
      }}
    >
      {isNear && (
        <VisitorsFrame title={type} width={DESK} isPicture>
          <div inert style={{ minHeight: '100vh', display: 'grid', alignContent: 'center' }}>
            <Suspense fallback={null}>
              <Example type={type} />
            </Suspense>
          </div>
        </VisitorsFrame>
      )}
    </Box>
  );
});

function Example({ type }: { type: string }) {
  const section = useMemo(() => exampleOf(type), [type]);
  if (!section) return null;
  const { Screen } = sectionComponent(section.type);
  return <Screen {...section.values} />;
}

function exampleOf(type: string) {
  const example = Object.entries(sectionTypes).find(([name]) => name === type)?.[1].example;
  return readableSection({ id: 'example', type, ...example }, currentFill());
}
