import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxExpression,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isStringLiteral,
  isTemplateExpression,
  isTemplateTail,
} from 'typescript/unstable/ast/is'

/** A class that a module names by a word of its own instead of by a style sheet that it imports. */
export type Word = { readonly word: string; readonly node: Node }

/** Those of a module: in `className` and in calls of `classes`. */
export function wordsIn(source: SourceFile): Word[] {
  const found: Word[] = []
  const visit = (node: Node): void => {
    if (isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) read(node.initializer)
    else if (isCallOfClasses(node)) read(node)
    else node.forEachChild(visit)
  }
  const say = (node: Node, text: string) => {
    for (const word of text.split(/\s+/).filter(Boolean)) found.push({ word, node })
  }
  /** Follows what may become the value; what only decides about it is none. */
  const read = (node: Node): void => {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) say(node, node.text)
    else if (isTemplateExpression(node)) {
      // What touches a value without a space is a part of its name.
      say(node, node.head.text.replace(/\S+$/, ''))
      for (const { expression, literal } of node.templateSpans) {
        read(expression)
        const text = literal.text.replace(/^\S+/, '')
        say(node, isTemplateTail(literal) ? text : text.replace(/\S+$/, ''))
      }
    } else if (isConditionalExpression(node)) {
      read(node.whenTrue)
      read(node.whenFalse)
    } else if (isBinaryExpression(node)) read(node.right)
    else if (isCallOfClasses(node)) node.arguments.forEach(read)
    else if ((isJsxExpression(node) || isParenthesizedExpression(node)) && node.expression) read(node.expression)
  }
  visit(source)
  return found
}

const isCallOfClasses = (node: Node): node is CallExpression =>
  isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'classes'
