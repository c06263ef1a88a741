import { AiBanner } from '../../src/site/home/ai-banner.tsx';
import { Closing } from '../../src/site/home/closing.tsx';
import { ExperienceLines } from '../../src/site/home/experience-lines.tsx';
import { Hero as HeroBand } from '../../src/site/home/hero.tsx';
import { FigureBand } from '../../src/site/sections/figure-band.tsx';
import { Narrow } from '../narrow.tsx';

export const Hero = () => <HeroBand />;

export const HeroMobile = () => <Narrow story="home--hero" />;

export const Figures = () => <FigureBand />;

export const Lines = () => <ExperienceLines />;

export const Ai = () => <AiBanner />;

export const End = () => <Closing />;
