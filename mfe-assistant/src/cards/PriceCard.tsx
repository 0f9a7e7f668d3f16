import { api, ifMatch } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { formatMoney, Link } from '@clearcoat/sdk';
import { parseMoney } from '@clearcoat/sdk/rules';
import { conversation } from '../conversation/conversation';
import type { PriceDraft } from '../conversation/drafts';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { Field } from './Field';
import { SavedNote } from './SavedNote';

const problemsOf = ({ price }: PriceDraft['values']): Record<string, string> =>
  Number.isNaN(parseMoney(price)) ? { price: 'Please enter a price' } : {};

const money = (dollars: number) => formatMoney(dollars, 'always');

/** Card to change a service's list price, with the present and the new one. */
export function PriceCard({ draft }: { draft: PriceDraft }) {
  const { drafted, values, fields, status, id } = draft;
  if (status === 'done') {
    return (
      <SavedNote>
        {drafted.payload.name} costs {money(parseMoney(values.price))} now.{' '}
        <Link to="/settings?tab=services">View services</Link>
      </SavedNote>
    );
  }
  async function send() {
    const params = { path: { id: drafted.id } };
    const headers = ifMatch(drafted.version);
    const body = { ...drafted.payload, price: parseMoney(values.price) };
    return (await callAs(shapes.Service, api.PUT('/api/services/{id}', { params, body, headers })))
      .id;
  }
  return (
    <ConfirmForm
      draft={draft}
      needs="settings:write"
      confirming={{
        problems: problemsOf(values),
        send,
        lost: 'The price could not be saved. Please try again.',
        failed: 'The price could not be saved. Please check it.',
        codes: {
          version_conflict: 'This service was changed meanwhile. Please ask for the price again.',
          not_found: 'This service is not offered any more.',
        },
      }}
      action="Save Price"
      notAllowed="Someone who may change settings has to confirm this one."
    >
      <p className={styles.hint}>Now: {money(drafted.now)}</p>
      <fieldset className={styles.fields}>
        <legend className="cc-visually-hidden">{draft.title}</legend>
        <Field label="Price ($)" error={fields['price']} isWide>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={values.price}
              onChange={(event) => {
                if (status === 'open')
                  conversation.changeDraft(id, { values: { price: event.target.value } });
              }}
            />
          )}
        </Field>
      </fieldset>
    </ConfirmForm>
  );
}
