/**
 * Forms without `allow-forms` submit nothing, not even an event for React. This sends the event where a browser would: when a
 * submit button is pressed, which includes the Enter key in a field.
 */
export function submitForms(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement | HTMLInputElement>(
      'button, input[type=submit], input[type=image]',
    );
    const { form } = button ?? {};
    if (!button || !form || !/^(submit|image)$/.test(button.type) || button.disabled) return;
    event.preventDefault();
    if (!form.noValidate && !button.formNoValidate && !form.reportValidity()) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}
