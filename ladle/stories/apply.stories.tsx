import { paths } from '../../src/app/paths.ts';
import { Page } from '../page.tsx';
import { TypedIn } from '../typed-in.tsx';

export default { meta: { page: true } };

export const Form = () => <Page path={paths.apply()} />;

export const NothingTyped = () => (
  <TypedIn values={{}} until="[aria-invalid=true]">
    <Page path={paths.apply()} />
  </TypedIn>
);

export const Sent = () => <Page path={paths.applyTip('success')} />;

export const NotSent = () => <Page path={paths.applyTip('fail')} />;

export const OpenedDirectly = () => <Page path={paths.applyTip()} />;
