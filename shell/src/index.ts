// The asynchronous boundary that Module Federation needs: shared packages are settled before anything imports them.
void import('./bootstrap.js');
