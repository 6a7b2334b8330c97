import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { useUser } from '../../../visit/user.ts'
import { AccountFrame } from '../../people/account/AccountFrame.tsx'
import { dataTexts } from './data-texts.ts'
import { ErasurePart } from './ErasurePart.tsx'
import { ExportPart } from './ExportPart.tsx'

/** /account/data: what the shop keeps about the user, as a file, and to be erased. */
export function DataPage() {
  const t = useTexts(dataTexts)
  const user = useUser()
  return (
    <AccountFrame title={t.title} lead={t.lead} ofStaff>
      {user?.switched_from ? (
        <Alert tone="warning">{t.switched}</Alert>
      ) : (
        <div className="stack gap-10 measure">
          <ExportPart />
          <ErasurePart />
        </div>
      )}
    </AccountFrame>
  )
}
