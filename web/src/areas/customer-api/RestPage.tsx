import { getOwnExamples } from '@fairfloor/domain/customer-api/rest/examples-contract'
import { useQuery } from '@tanstack/react-query'
import { type CallError, read } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { bothLoaded, Loaded } from '../../ui/Loaded.tsx'
import { ApiFrame } from './ApiFrame.tsx'
import { type ApiDocument, operationsOf } from './docs/document.ts'
import { Reference } from './rest/Reference.tsx'
import { restTexts } from './rest/rest-texts.ts'

const ADDRESS = '/api/v1/openapi.json'
const COLLECTION = '/api/v1/collection.json'

/** /service-center/api/rest: the API to read, with examples of the customer's own, and to try. */
export function RestPage() {
  const t = useTexts(restTexts)
  return (
    <ApiFrame
      name="rest"
      lead={t.lead}
      end={
        <>
          <LinkButton to={ADDRESS} icon="document" reloadDocument>
            {t.document}
          </LinkButton>
          <LinkButton to={COLLECTION} icon="download" reloadDocument download>
            {t.collection}
          </LinkButton>
        </>
      }
    >
      <Description />
    </ApiFrame>
  )
}

function Description() {
  const document = useQuery<ApiDocument, CallError>({
    queryKey: [ADDRESS],
    queryFn: ({ signal }) => read(ADDRESS, signal) as Promise<ApiDocument>,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const examples = useQuery(queryOf(getOwnExamples, {}))
  return (
    <Loaded query={bothLoaded(document, examples)} waiting={640}>
      {([described, { examples }]) => (
        <Reference about={described.info.description} operations={operationsOf(described)} own={examples} />
      )}
    </Loaded>
  )
}
