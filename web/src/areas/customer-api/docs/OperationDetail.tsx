import { useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import type { Operation, Parameter } from './document.ts'
import { type Schema, shapeOf } from './shape-of.ts'
import { docsTexts } from './texts.ts'

/** One call: who may make it, its input, its output, and its refusals. */
export function OperationDetail({ operation }: { operation: Operation }) {
  const t = useTexts(docsTexts)
  const { parameters = [], requestBody, responses } = operation
  const [types, body] = contentOf(requestBody?.content)
  const [, answer] = contentOf(responses['200']?.content)
  const refusals = operation['x-refusals'] ?? []
  return (
    <div className="stack gap-4 pb-4">
      {operation['x-who'] && <p>{t.who[operation['x-who']]}</p>}
      {parameters.length > 0 && (
        <section className="stack gap-2">
          <h4>{t.parameters}</h4>
          <Parameters parameters={parameters} />
        </section>
      )}
      {body && (
        <section className="stack gap-2">
          <h4>{t.body(types)}</h4>
          <CodeBlock isAnswer name={t.body(types)} code={shapeOf(body)} />
        </section>
      )}
      {answer && (
        <section className="stack gap-2">
          <h4>{t.answer}</h4>
          <CodeBlock isAnswer name={t.answer} code={shapeOf(answer)} />
        </section>
      )}
      {refusals.length > 0 && (
        <section className="stack gap-2">
          <h4>{t.refusals}</h4>
          <ul className="row wrap gap-y-1 gap-x-5">
            {refusals.map(({ code, status }) => (
              <li key={code}>
                <b>{status}</b> <code>{code}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function contentOf(content: Record<string, { schema: Schema }> = {}): [string, Schema | undefined] {
  return [Object.keys(content).join(', '), Object.values(content)[0]?.schema]
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const t = useTexts(docsTexts)
  const columns: Column<Parameter>[] = [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ name, schema }) => (
        <>
          <code>{name}</code>
          {schema.description && <span className="t13 ink-2 regular block">{schema.description}</span>}
        </>
      ),
    },
    { id: 'in', head: t.where, cell: parameter => t.places[parameter.in] },
    { id: 'shape', head: t.shape, cell: parameter => <code>{shapeOf(parameter.schema)}</code> },
    { id: 'required', head: t.required, hideHead: true, cell: ({ required }) => (required ? t.required : t.optional) },
  ]
  return <Table caption={t.parameters} columns={columns} rows={parameters} rowKey={parameter => parameter.name} />
}
