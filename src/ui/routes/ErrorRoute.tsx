import type { PageError } from '#domain/navigation/navigation.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SearchBox } from '../search/SearchBox.tsx';

/** The error page in place of a page. */
export default function ErrorRoute({ error }: { readonly error: PageError }) {
  return (
    <ErrorPage key={error.message} error={error}>
      <SearchBox />
    </ErrorPage>
  );
}
