import { followImport } from '@fairfloor/domain/catalogue/desk-contract'
import type { QueryFilters } from '@tanstack/react-query'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { rangeDeskTexts } from './desk-texts.ts'

interface FollowImportProps {
  of: 'brand' | 'product'
  id: number
  /** Names of what was set by hand. */
  fields: readonly string[]
  invalidates: readonly QueryFilters[]
}

/** Says what imports leave as it is, and lets them set it again. */
export function FollowImport({ of, id, fields, invalidates }: FollowImportProps) {
  const t = useTexts(rangeDeskTexts).follow
  const follow = useApiMutation(followImport, { invalidates })
  if (fields.length === 0) return null
  return (
    <>
      <Alert
        title={`${t.title}: ${fields.join(', ')}`}
        action={
          <Button loading={follow.loading} onClick={() => follow.run({ params: { of, id } })}>
            {t.act}
          </Button>
        }
      >
        {t.text}
      </Alert>
      <MutationError of={follow} />
    </>
  )
}
