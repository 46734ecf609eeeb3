import { Card, CardContent } from '@mui/material';
import { PageHeading } from '../crud/PageHeading';
import { Library } from '../images/library/Library';
import { PAGE_HEADINGS } from '../crud/page-headings';

export default function PicturesPage() {
  return (
    <>
      <PageHeading title={PAGE_HEADINGS['/admin/pictures']} />
      <Card>
        <CardContent>
          <Library isManaged />
        </CardContent>
      </Card>
    </>
  );
}
