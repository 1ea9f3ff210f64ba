// Module Federation needs this async boundary to resolve shared packages before anything imports them.
void import('./bootstrap.js');
