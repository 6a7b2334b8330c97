import { basketPage } from '@fairfloor/domain/basket/pages'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { listTexts } from './list-texts.ts'
import type { OrderedFromList } from './use-order-from-list.ts'

/** What of a list is in the basket now, and what is not as it stands on the list. */
export function Ordered({ answer, onDismiss }: { answer: OrderedFromList | null; onDismiss: () => void }) {
  const t = useTexts(listTexts)
  const { language } = useLanguage()
  if (!answer) return null
  const { added, changed, left_out } = answer
  const pieces = added.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Alert
      tone={left_out.length > 0 || changed.length > 0 ? 'warning' : 'success'}
      title={added.length > 0 ? t.added(added.length, pieces) : t.nothingAdded}
      onDismiss={onDismiss}
      action={added.length > 0 && <LinkButton to={basketPage.path}>{t.viewBasket}</LinkButton>}
    >
      {changed.map(({ id, name, from, to }) => (
        <p key={id}>{t.fitted(sizeText(name, language), from, to)}</p>
      ))}
      {left_out.length > 0 && <p>{t.leftOut(left_out.map(({ name }) => sizeText(name, language)).join('; '))}</p>}
    </Alert>
  )
}
