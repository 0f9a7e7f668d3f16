import { Form as AntForm, type FormInstance, type FormProps as AntFormProps } from 'antd';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

export type { FormInstance };

export interface FormProps<Values extends object> extends Omit<
  AntFormProps<Values>,
  'children' | 'layout' | 'requiredMark' | 'noValidate' | 'scrollToFirstError'
> {
  children: ReactNode;
  /**
   * Busy state of a form that closes after saving: it is inert, so that no input is lost. The
   * focus returns if it stays open. Default: false.
   */
  busy?: boolean;
}

/** Makes the content inert while busy, and restores the focus afterwards. */
function useInert(busy: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!busy || !place) return undefined;
    focused.current = place.contains(document.activeElement) ? document.activeElement : null;
    place.inert = true;
    return () => {
      place.inert = false;
      const isNobodys = !document.activeElement || document.activeElement === document.body;
      if (isNobodys && focused.current instanceof HTMLElement) focused.current.focus();
    };
  }, [busy]);
  return ref;
}

/**
 * A form in our style: labels above, our messages instead of the browser's, focus on the first
 * error. Editing a field removes its error.
 *
 * @example
 * const [form] = useForm<Values>();
 * <Form form={form} onFinish={save}><FormItem name="firstName" label="First Name"><Input /></FormItem></Form>
 */
export function Form<Values extends object>({
  form,
  name,
  children,
  onValuesChange,
  busy = false,
  ...rest
}: FormProps<Values>) {
  const place = useInert(busy);
  const [instance] = AntForm.useForm(form);
  // Ids derive from the form's name: without one, two forms in a page would share them.
  const ownName = useId();

  function clearErrors(changed: Partial<Values>) {
    const names = Object.keys(changed) as Parameters<typeof instance.getFieldError>[0][];
    // antd keeps a server's message below a field without rules.
    names.forEach((field) => {
      if (instance.getFieldError(field).length > 0)
        instance.setFields([{ name: field, errors: [] }]);
    });
  }

  return (
    <AntForm<Values>
      {...rest}
      form={instance}
      name={name ?? ownName}
      layout="vertical"
      requiredMark={false}
      noValidate
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={(changed: Partial<Values>, values: Values) => {
        clearErrors(changed);
        onValuesChange?.(changed, values);
      }}
    >
      <div ref={place} aria-busy={busy || undefined}>
        {children}
      </div>
    </AntForm>
  );
}

/** A form's handle, for reading and setting its values. @example const [form] = useForm<Values>(); */
export function useForm<Values extends object>(): [FormInstance<Values>] {
  return AntForm.useForm<Values>();
}

/** Handle of the surrounding form. @example const form = useFormInstance<Values>(); */
export function useFormInstance<Values extends object>(): FormInstance<Values> {
  return AntForm.useFormInstance<Values>();
}

/**
 * Current value of a field, kept up to date. @example const service = useWatch('serviceId', form);
 */
export const useWatch = AntForm.useWatch;
