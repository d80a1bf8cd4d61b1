import { gameWords } from "./game-words.ts";

export const malay = gameWords({
  order: "after",
  between: " ",
  things: [
    "Tanglung,Teko,Ikan Koi,Payung Sutera,Kipas,Burung Jenjang,Feri,Peoni,Gendang,Payung",
    "Plum,Ceri,Mangga,Tembikai,Limau,Aprikot,Beri,Laici,Pir,Ara",
    "Permata,Geod,Mahkota,Peti Hias,Loket,Cincin Meterai,Prisma,Urat Bijih,Manik,Kunci",
    "Paus,Duyung,Sauh,Cengkerang,Rumah Api,Tempuling,Mutiara,Terumbu,Layar,Arus",
    "Naga,Sisik Naga,Anak Naga,Bara,Cakar,Harta Naga,Sayap,Api,Naga Terbang,Puncak",
    "Gear,Robot Tembaga,Kapal Udara,Omboh,Loceng Angin,Enjin,Kanta Sebelah,Spring,Tiket,Gerabak",
    "Kumbang Suci,Tugu,Oasis,Unta,Skrol,Gumuk,Tempayan,Azimat,Gerbang,Helang",
    "Tujuh,Lebuh,Komet,Roket,Piring Hitam,Arked,Kasut Roda,Restoran,Siren,Orbit",
    "Musang,Cendawan,Burung Hantu,Buah Oak,Arnab,Kelip-Kelip,Luak,Kulat,Burung Ciak,Tanduk",
    "Kereta Salji,Cahaya Utara,Sarung Tangan,Untaian Ais,Rusa Kutub,Loceng,Kabin,Bunga Salji,Links,Kasut Luncur",
    "Topeng,Badut,Reben,Karusel,Trompet,Belon,Akrobat,Biola,Khemah,Perarakan",
    "Ladu,Mi,Kuali,Lada,Lempeng,Pau,Ketuhar,Resipi,Senduk,Wafel",
  ],
  fish: "Pemancing,Lagun,Sotong,Pukat,Raksasa Laut,Terumbu Karang,Jerung,Penyu,Jurang Laut,Tangkapan,Pari,Udang Galah",
  kinds:
    "Emas,Perak,Merah,Tengah Malam,Liar,Ajaib,Ceria,Gemilang,Purba,Manis,Musim Bunga,Berani",
  rare: "Kedua,Baharu,Agung,Kecil,Diraja,Pengembara,Terlupa,Bertuah,Rahsia,Abadi,Berganda,Terakhir",
  places: "di Jambatan,di Lorong,di Pasar,di Tasik,di Tangga,di Jalan Besar",
  owners: "Penjaga,Mak Cik,Kapten,Tok Guru,Perantau",
  endings: "Gores,Poker Video,Jackpot,Meja,Arked,Bingo",
  live: "Bakarat,Sic Bo,Rolet,Naga Harimau,Blackjack,Mahjong,Poker Tiga Kad,Pai Gow Wenzhou,Se Die,Fan Tan,Niu Niu,Ikan Udang Ketam,Bunga Emas",
  salons:
    "Ruang Ambar,Bilik Baldu,Pandangan Pelabuhan,Dewan Orkid,Waktu Biru,Teres,Perpustakaan,Taman Musim Sejuk,Suite Mutiara,Atas Bumbung,Galeri,Atrium,Rumah Kaca,Bilik Tanglung,Balkoni,Bilik Muzik,Bar Panjang,Bilik Sutera,Laman Taman,Balai Cerap,Bilik Teh,Mezanin,Meja Sudut,Dewan Agung",
  cardGames:
    "Tiga Belas,Dua Besar,Tuan Tanah,Pusoy,Rami,Rami Gin,Teen Patti,Andar Bahar,Lembu,Duel Bunga Emas,Domino Gaple,Ceki,Capsa,Anjing Merah,Duel Catur,Mahjong Empat Orang,Mahjong Dua Orang,Tien Len,Xoc Dia,Duel Tinggi Rendah,Meja Texas,Meja Omaha,Dek Pendek,Sekop,Whist,Belote,Lapan Gila,Ludo,Karom,Dam Tabal",
  rooms: "Pemula,Kelab,Bilik Emas,Meja Pantas,Meja Malam,Kejohanan",
  houseGames:
    "Garis Naik,Kapal Terbang Kertas,Medan Periuk Api,Taman Plinko,Duel Dadu,Tangga Syiling,Laman Keno,Panjat Menara,Roda Hari,Belon Naik,Langkah Hilo,Jambatan Limbo,Jejak Berlian,Sepakan Gol,Lompat Roket,Roda Warna",
  houseEditions: "Klasik,Turbo,Malam,Taman",
  sports:
    "Bola Sepak,Bola Keranjang,Tenis,Kriket,Badminton,Bola Tampar,Perlumbaan Motor,Tinju",
  sportDesks: "Pertaruhan,Meja Langsung,Liga Maya,Meja Juara",
  esports:
    "Arena Lima Lorong,Tapak Bom,Tempur Kad,Simulasi Lumba,Simulasi Bola Sepak,Simulasi Bola Keranjang,Terjun Tempur,Strategi Bintang",
  series: "Siri,Liga,Terbuka",
  lotteryRegions:
    "Tanah Bukit,Delta,Pantai Utara,Pantai Selatan,Kota Lama,Pulau,Tanah Tinggi,Daerah Tasik,Tengah,Sempadan",
  lotteryGames:
    "Tiga Pantas,Lima Bertuah,Tanda Enam,Sebelas Lima,Sepuluh Laju,Keno Lapan,Tiga Harian,Kuasa Empat,Tujuh Ahad,Pilih Dua,Bola Warna,Lumba Nombor",
  quickDraws:
    "Tiga Seminit,Lima Tiga Minit,Sepuluh Lima Minit,Dadu Sembilan Puluh Saat,Keno Laju,Enam Segera,Lumba Pantas,Bola Kilat,Warna Pantas,Tanda Minit",
  cockpits:
    "Gelanggang Pagi,Arena Taji Merah,Gelanggang Buluh,Derbi Fajar,Derbi Hari Pasar,Gelanggang Sungai,Sarang Juara,Balung Emas",
  pits: "Meja,Langsung,Odds",
  aliases: [
    "slot,mesin slot",
    "langsung,kasino langsung",
    "ikan,memancing,tembak ikan",
    "permainan kad,kad,daun terup",
    "permainan sendiri",
    "sukan",
    "e-sukan,esukan",
    "loteri",
    "e-loteri,loteri elektronik",
    "sabung ayam",
    "kad gores,gores",
    "poker video",
    "jackpot,hadiah besar",
    "permainan meja",
    "arked",
    "bingo",
  ],
});
