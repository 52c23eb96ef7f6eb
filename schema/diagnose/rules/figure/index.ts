export { crowdedPlan } from './crowdedPlan.ts';
export { outsidePlan } from './outsidePlan.ts';
export { overlappingAreas } from './overlappingAreas.ts';
export { timelineOrder } from './timelineOrder.ts';
