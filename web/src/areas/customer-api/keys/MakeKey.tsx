import { type KeyRight, keyRights, LONGEST_KEY_NAME, mayGive } from '@fairfloor/domain/customer-api/api-key'
import { getNamedKeys, makeNamedKey } from '@fairfloor/domain/customer-api/contract'
import { useState } from 'react'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useUser } from '../../../visit/user.ts'
import { namedKeyTexts } from './texts.ts'

interface MakeKeyProps {
  open: boolean
  onClose: () => void
  /** Gets the key in full, this once. */
  onMade: (key: string) => void
}

/** Makes a key with a name and rights of its own: those that the reader has. */
export function MakeKey({ open, onClose, onMade }: MakeKeyProps) {
  const t = useTexts(namedKeyTexts)
  return (
    <Modal open={open} onClose={onClose} size="s" keepOpen title={t.make}>
      <Form onMade={onMade} />
    </Modal>
  )
}

function Form({ onMade }: Pick<MakeKeyProps, 'onMade'>) {
  const t = useTexts(namedKeyTexts)
  const own = useUser()?.rights ?? []
  const offered = keyRights.filter(right => mayGive(own, [right]))
  const [name, setName] = useState('')
  const [given, setGiven] = useState<readonly KeyRight[]>([])
  const [isTest, setTest] = useState(false)
  const [asked, setAsked] = useState(false)
  const make = useApiMutation(makeNamedKey, {
    invalidates: [queryOf(getNamedKeys, {})],
    onSuccess: ({ api_key }) => onMade(api_key),
  })
  const refused = make.fieldErrors.find(({ path }) => path === 'name')?.detail ?? null
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim()) void make.run({ body: { name, rights: [...given], is_test: isTest } })
  }
  return (
    <form className="stack gap-4" noValidate aria-label={t.make} onSubmit={submit}>
      <TextInput
        label={t.name}
        hint={t.nameHint}
        required
        autoComplete="off"
        maxLength={LONGEST_KEY_NAME}
        value={name}
        error={asked && !name.trim() ? t.nameMissing : refused}
        onChange={event => setName(event.target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="medium mb-1">{t.may}</legend>
        {offered.map(right => (
          <Checkbox
            key={right}
            label={t.rights[right]}
            hint={t.rightHints[right]}
            checked={given.includes(right)}
            onChange={isGiven => setGiven(keyRights.filter(one => (one === right ? isGiven : given.includes(one))))}
          />
        ))}
      </fieldset>
      <p className="fg-2">{t.leastOfBoth}</p>
      <Checkbox label={t.isTest} hint={t.testHint} checked={isTest} onChange={setTest} />
      {!refused && <MutationError of={make} onRetry={submit} />}
      <Button type="submit" variant="signal" wide loading={make.loading} done={make.done}>
        {t.make}
      </Button>
    </form>
  )
}
