import { AiBanner } from '../../src/site/home/ai-banner.tsx';
import { Closing } from '../../src/site/home/closing.tsx';
import { ExperienceLines } from '../../src/site/home/experience-lines.tsx';
import { Figures as FiguresBand } from '../../src/site/home/figures.tsx';
import { Hero as HeroBand } from '../../src/site/home/hero.tsx';
import { Narrow } from '../narrow.tsx';

export const Hero = () => <HeroBand />;

export const HeroMobile = () => <Narrow story="home--hero" />;

export const Figures = () => <FiguresBand />;

export const Lines = () => <ExperienceLines />;

export const Ai = () => <AiBanner />;

export const End = () => <Closing />;
