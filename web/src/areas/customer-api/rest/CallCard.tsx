import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import type { Operation } from '../docs/document.ts'
import { OperationDetail } from '../docs/OperationDetail.tsx'
import { Markdown } from './Markdown.tsx'
import { answerOf, exampleOf, type Own, ownValues, withOwn } from './own.ts'
import styles from './Reference.module.css'
import { restTexts } from './rest-texts.ts'
import { type SampleLanguage, sampleLanguages, sampleOf, type Values } from './samples.ts'
import { TryIt } from './TryIt.tsx'

interface CallCardProps {
  operation: Operation
  own: Own
  /** Of the example. */
  language: SampleLanguage
  onLanguage: (language: SampleLanguage) => void
  apiKey: string
  onNoKey: () => void
}

/** One call of the API: what it takes and answers, and beside it an example of the reader's own, to copy or to try. */
export function CallCard({ operation, own, language, onLanguage, apiKey, onNoKey }: CallCardProps) {
  const t = useTexts(restTexts)
  const [values, setValues] = useState<Values>(() => ownValues(operation, own))
  const body = exampleOf(operation.requestBody?.content)
  const answer = answerOf(operation, own)
  return (
    <div className={`stack gap-6 pad-4 ${styles.call}`}>
      <div className="stack packed gap-3">
        {operation.description && <Markdown codeName={operation.summary}>{operation.description}</Markdown>}
        <OperationDetail operation={operation} />
      </div>
      <div className="stack packed gap-3">
        <div className="row wrap middle between gap-y-2 gap-x-4">
          <h4>{t.example}</h4>
          <RadioGroup
            label={t.language}
            hideLabel
            look="segmented"
            options={sampleLanguages.map(value => ({ value, label: value }))}
            value={language}
            onChange={onLanguage}
          />
        </div>
        <CodeBlock
          name={t.example}
          code={sampleOf(
            language,
            location.origin,
            operation,
            values,
            body === undefined ? undefined : withOwn(body, own),
          )}
        />
        {answer !== undefined && (
          <>
            <h4>{t.exampleAnswer}</h4>
            <CodeBlock isAnswer name={t.exampleAnswer} code={JSON.stringify(answer, null, 2)} />
          </>
        )}
        {operation.method === 'GET' && (
          <>
            <h4>{t.tryIt}</h4>
            <TryIt operation={operation} apiKey={apiKey} values={values} onValues={setValues} onNoKey={onNoKey} />
          </>
        )}
      </div>
    </div>
  )
}
