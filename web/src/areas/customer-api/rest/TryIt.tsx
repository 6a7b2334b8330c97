import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Operation, Parameter } from '../docs/document.ts'
import { restTexts } from './rest-texts.ts'
import { addressOfCall, type Values } from './samples.ts'
import { TriedAnswer } from './TriedAnswer.tsx'
import { type Tried, tryCall } from './try-call.ts'

interface TryItProps {
  operation: Operation
  /** In the page's memory only. */
  apiKey: string
  values: Values
  onValues: (values: Values) => void
  /** The call lacks the key: leads to its field. */
  onNoKey: () => void
}

/** A reading call, made from the page with the customer's own key. */
export function TryIt({ operation, apiKey, values, onValues, onNoKey }: TryItProps) {
  const t = useTexts(restTexts)
  const [tried, setTried] = useState<Tried>()
  const [state, setState] = useState<'waiting' | 'lost'>()
  const fields = (operation.parameters ?? []).filter(isField)

  const send = async (etag?: string) => {
    if (!apiKey.trim()) return onNoKey()
    if (state === 'waiting') return
    setState('waiting')
    try {
      setTried(await tryCall(addressOfCall(operation, values), apiKey.trim(), etag))
      setState(undefined)
    } catch {
      setState('lost')
    }
  }

  return (
    <form
      className="stack gap-3"
      aria-label={t.tryCall(operation.path)}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {fields.length > 0 && (
        <div className="grid fields gap-3">
          {fields.map(({ name, required }) => (
            <TextInput
              key={name}
              label={name}
              required={required}
              autoComplete="off"
              spellCheck={false}
              value={values[name] ?? ''}
              onChange={event => onValues({ ...values, [name]: event.target.value })}
            />
          ))}
        </div>
      )}
      <div className="row wrap gap-2">
        <Button type="submit" variant="ink" icon="play" loading={state === 'waiting'}>
          {t.send}
        </Button>
        {tried?.etag && (
          <Button icon="refresh" onClick={() => void send(tried.etag ?? undefined)}>
            {t.sendIfChanged}
          </Button>
        )}
      </div>
      {state === 'lost' && <Alert tone="error">{t.noAnswer}</Alert>}
      {tried && <TriedAnswer tried={tried} address={addressOfCall(operation, values)} />}
    </form>
  )
}

const isField = ({ in: where }: Parameter) => where !== 'header'
