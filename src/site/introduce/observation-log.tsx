import { useContent } from '../../i18n/use-content.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import { minutes } from '../work-sample/format.ts';
import { SampleFigures, WorkSample } from '../work-sample/work-sample.tsx';
import { observation, observationChart } from './logs.ts';

/** The sessions of an observation, and how long they take. */
export function ObservationLog() {
  const c = useContent('introduceLook');
  const { title, note, stuck, medianSmooth, medianStuck, labels } = c.sample;
  return (
    <WorkSample title={title} note={note}>
      <SampleFigures
        figures={[
          { name: stuck, value: `${observation.stuck} / ${observation.people}` },
          { name: medianSmooth, value: minutes(observation.medianSmoothSeconds) },
          { name: medianStuck, value: minutes(observation.medianStuckSeconds) },
        ]}
      />
      <Chart {...observationChart} title={title} labels={labels} />
    </WorkSample>
  );
}
