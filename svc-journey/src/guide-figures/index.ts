export { guideFigureRoutes } from './guide-figure-routes.js';
