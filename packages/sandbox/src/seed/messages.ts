/** Messages that wait for the sample member, each in the languages of the house. */
export const seedMessages = [
  {
    title: "Welcome, Maya",
    body: "<p>Your seat is kept. If you need anything, the chat is open day and night.</p>",
    words: {
      CN: {
        title: "欢迎您，Maya",
        body: "<p>您的座位已留好。如需帮助，在线聊天日夜开放。</p>",
      },
      MY: {
        title: "Selamat datang, Maya",
        body: "<p>Tempat anda telah disimpan. Jika anda perlukan apa-apa, sembang dibuka siang dan malam.</p>",
      },
    },
  },
  {
    title: "Your rank is Gold",
    body: "<p>From today your rebate is a little larger, and a host knows your name.</p>",
    words: {
      CN: {
        title: "您的等级是黄金",
        body: "<p>从今天起，您的返水会稍高一些，也有专员认识您。</p>",
      },
      MY: {
        title: "Peringkat anda ialah Emas",
        body: "<p>Mulai hari ini rebat anda sedikit lebih besar, dan seorang hos mengenali nama anda.</p>",
      },
    },
  },
  {
    title: "Lantern Week",
    body: "<p>You have lit three of seven lanterns.</p>",
    words: {
      CN: {
        title: "灯笼周",
        body: "<p>七盏灯笼中，您已点亮三盏。</p>",
      },
      MY: {
        title: "Minggu Tanglung",
        body: "<p>Anda telah menyalakan tiga daripada tujuh tanglung.</p>",
      },
    },
  },
  {
    title: "Statement for last month",
    body: "<p>Your statement is ready under <strong>Account record</strong>.</p>",
    words: {
      CN: {
        title: "上月账单",
        body: "<p>您的账单已在<strong>账户记录</strong>中。</p>",
      },
      MY: {
        title: "Penyata bulan lepas",
        body: "<p>Penyata anda sudah ada di bawah <strong>Rekod akaun</strong>.</p>",
      },
    },
  },
] as const;
