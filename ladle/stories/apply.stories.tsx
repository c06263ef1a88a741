import { paths } from '../../src/paths/paths.ts';
import { FillAndSubmit } from '../fill-and-submit.tsx';
import { Page } from '../page.tsx';

export default { meta: { page: true } };

export const Form = () => <Page path={paths.apply()} />;

export const RequiredErrors = () => (
  <FillAndSubmit values={{}} until="[aria-invalid=true]">
    <Page path={paths.apply()} />
  </FillAndSubmit>
);

export const Sent = () => <Page path={paths.applyTip('success')} />;

export const NotSent = () => <Page path={paths.applyTip('fail')} />;

export const OpenedDirectly = () => <Page path={paths.applyTip()} />;
