import ContactWidget from '../../src/site/layout/contact-widget.tsx';
import { Narrow } from '../narrow.tsx';

export const Side = () => <ContactWidget />;

export const BottomBar = () => <Narrow story="contact-widget--side" />;
