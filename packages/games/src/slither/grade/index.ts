/** The grader's public face. */

export { decisionPlaces, edgePlace, explain, explainContradiction } from "./explanation.js";
export { type Grade, grade, type Level, steps, type Walkthrough } from "./grade.js";
export { gradeMessages } from "./grade-messages.js";
export { type Advice, nextStep } from "./next-step.js";
export * from "./report.js";
export type { EdgeDecision, Step, StepAttempt, StepContradiction } from "./step.js";
export type { Technique, TechniqueLevel } from "./technique.js";
export { techniques } from "./techniques/index.js";
