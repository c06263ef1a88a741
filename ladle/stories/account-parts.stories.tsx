import { useForm } from 'react-hook-form';
import { StrengthMeter } from '../../src/forms/strength-meter.tsx';
import { NewMobileStep } from '../../src/portal/account/mobile-change.tsx';
import { FluentRoot } from '../../src/ui/fluent/fluent-root.client.tsx';

export const NewMobile = () => (
  <FluentRoot>
    <NewMobileStep
      currentMobile="13800000001"
      ticket="a-ticket"
      onChanged={() => {}}
      onDone={() => {}}
      onBack={() => {}}
    />
  </FluentRoot>
);

export const Strengths = () => (
  <FluentRoot>
    {['', 'abc1', 'abcdefg1', 'Demo2026!Demo'].map((password) => (
      <Strength key={password} password={password} />
    ))}
  </FluentRoot>
);

function Strength({ password }: { password: string }) {
  const { control } = useForm({ defaultValues: { password } });
  return <StrengthMeter control={control} name="password" />;
}
