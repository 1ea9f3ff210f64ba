import { addEventTool, addHomeTool, draftMessageTool, rememberTool, saveScenarioTool } from './action-tools.js';
import { affordabilityTool } from './affordability-tool.js';
import { comparisonTool } from './comparison-tool.js';
import { deadlinesTool } from './deadlines-tool.js';
import { documentsTool } from './documents-tool.js';
import { homesTool } from './homes-tool.js';
import { lenderMatchTool, nextStepTool } from './journey-tools.js';
import { glossaryTool, knowledgeTool, linksTool } from './knowledge-tools.js';
import { paymentTool } from './payment-tool.js';
import { policyTool } from './policy-tool.js';
import type { Tool } from './tool.js';

export { citeBuyer, citeEntry } from './cite.js';
export type { LoanInputs } from './loan-inputs.js';
export { contextOff } from './tool.js';
export type { ActionWork, BuyerReader, Tool, ToolContext, ToolResult } from './tool.js';

/** Everything that Mia can do, for both engines. */
export const tools: readonly Tool[] = [
  affordabilityTool,
  paymentTool,
  comparisonTool,
  deadlinesTool,
  nextStepTool,
  documentsTool,
  homesTool,
  lenderMatchTool,
  policyTool,
  glossaryTool,
  linksTool,
  knowledgeTool,
  addEventTool,
  saveScenarioTool,
  addHomeTool,
  draftMessageTool,
  rememberTool,
];

/** @throws RangeError if there is none */
export function toolNamed(name: string): Tool {
  const found = tools.find((tool) => tool.name === name);
  if (!found) throw new RangeError(`There is no tool ${name}`);
  return found;
}
