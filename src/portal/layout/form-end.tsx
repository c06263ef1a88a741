import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../../forms/fluent/submit-button.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import styles from './form-end.module.css';

interface FormEndProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  label: string;
  busyLabel: string;
  /** The way back. */
  children: ReactNode;
}

/** The end of the form of a page: the error that concerns no field, the button, and the way back. */
export function FormEnd<Values extends FieldValues>({ children, ...submit }: FormEndProps<Values>) {
  return (
    <>
      <FormFailure form={submit.form} />
      <div className={styles.actions}>
        <SubmitButton {...submit} />
        {children}
      </div>
    </>
  );
}
