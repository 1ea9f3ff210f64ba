export { fetchHomeGoals, homeGoalsQuery, sendHomeGoals } from './api.js';
